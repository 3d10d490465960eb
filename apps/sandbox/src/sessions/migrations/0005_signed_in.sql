-- A session with its member and the member's session limit: the one place that says what a call reads of them. The
-- merchant is that of the session: by that of the member a server without statistics would read all of its members.
create view signed_in as
  select member.id, session.merchant, username, type, nickname, birthday, vip_level, language, excluded_until,
    created_at, session.id as session_id, token_digest, started_at,
    coalesce(play_started_at, started_at) as play_started_at, expires_at, ended_why, session_minutes,
    pending_session_minutes, pending_session_from
  from session join member on member.id = session.member_id
    left join member_pace on member_pace.member_id = member.id;
