-- End of a self-exclusion, unlike that of a time-out: during it the member's money is paid out.
alter table member add column self_excluded_until timestamptz;
