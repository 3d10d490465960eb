-- Deposits that expire or are cancelled, and payments that arrive late, twice or with another sum.
alter table deposit_order drop constraint deposit_order_status_check;
alter table deposit_order
  add constraint deposit_order_status_check check (status in ('pending', 'paid', 'failed', 'expired', 'cancelled')),
  add column paid_at timestamptz,
  add column credited bigint not null default 0 check (credited >= 0),
  add column returned bigint not null default 0 check (returned >= 0);
create index deposit_order_open on deposit_order (expires_at) where status = 'pending';

-- Payments as the bank reports them. A reference is the bank's own: a repeated report is the same payment.
create table deposit_receipt (
  reference text primary key,
  order_id bigint not null references deposit_order,
  arrived bigint not null check (arrived > 0),
  credited bigint not null check (credited >= 0),
  fee bigint not null,
  returned bigint not null check (returned >= 0),
  arrived_at timestamptz not null,
  check (arrived = credited + fee + returned)
);

-- Withdrawals that are cancelled by their member, refused with a reason, or sent back by the bank.
alter table withdrawal drop constraint withdrawal_status_check;
alter table withdrawal
  add constraint withdrawal_status_check
    check (status in ('pending', 'processing', 'paid', 'rejected', 'cancelled', 'returned')),
  add column reason text check (reason in ('details', 'checks', 'bank', 'rules')),
  add column closed_at timestamptz;
