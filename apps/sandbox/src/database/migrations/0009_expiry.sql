-- The private half of a retired key is deleted: what was recorded can no longer be opened with it.
alter table login_key alter column private_jwk drop not null;
update login_key set private_jwk = null where retired_at is not null;

-- Time of the latest failed login under a name, by which the count is forgotten.
alter table login_failure add column at timestamptz not null default now();

create index captcha_expiry on captcha (expires_at);
create index spent_proof_expiry on spent_proof (expires_at);
create index idempotent_answer_age on idempotent_answer (created_at);

-- Limits below the shortest that the contract knows, from before requests were checked for it.
update member_pace set session_minutes = 10 where session_minutes between 1 and 9;
update member_pace set pending_session_minutes = 10 where pending_session_minutes between 1 and 9;
