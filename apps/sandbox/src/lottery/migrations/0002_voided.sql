-- True for a draw that ended without a result.
alter table lottery_draw add column voided boolean not null default false;
