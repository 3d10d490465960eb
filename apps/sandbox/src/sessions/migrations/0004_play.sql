-- Beginning of the play that a session goes on with: signing in again without a rest does not begin it anew.
alter table session add column play_started_at timestamptz;
