-- Time at which a member last gave, withdrew or confirmed a consent to marketing; null where that never happened.
alter table member add column marketing_confirmed_at timestamptz;
