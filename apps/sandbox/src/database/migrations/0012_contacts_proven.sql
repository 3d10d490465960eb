-- A mobile number is its dialling code and digits together, however a caller divides them.
drop index member_mobile;
create unique index member_mobile on member (merchant, (dialling_code || mobile_num));
-- Time at which a mail address was added to the profile; null for one given at registration.
alter table member add column email_added_at timestamptz;
