create table member (
  id bigint generated always as identity (start with 100001) primary key,
  merchant text not null,
  username text not null,
  type integer not null,
  -- Operator's staff may not sign in on the member site.
  staff boolean not null default false,
  nickname text,
  password_hash text,
  payment_password_hash text,
  head_icon text,
  vip_level integer not null default 0,
  language text not null default 'EN',
  email text,
  dialling_code text,
  mobile_num text,
  birthday date,
  -- Keys: payeeName, idNumber, qqNum, facebook, wechat, line, whatsapp, zalo
  contacts jsonb not null default '{}',
  parent_id bigint references member,
  affiliate_code text,
  captcha_always boolean not null default false,
  -- Failed logins are counted by name in login_failure, for unknown names too.
  excluded_until timestamptz,
  first_login_at timestamptz,
  created_at timestamptz not null
);
create unique index member_username on member (merchant, lower(username));
create unique index member_email on member (merchant, lower(email)) where email is not null;
create unique index member_mobile on member (merchant, dialling_code, mobile_num) where mobile_num is not null;
create unique index member_affiliate_code on member (merchant, affiliate_code) where affiliate_code is not null;
create index member_parent on member (parent_id);

create table session (
  id bigint generated always as identity primary key,
  -- Only a digest is stored: a reader of this table cannot sign in.
  token_digest text not null unique,
  merchant text not null,
  member_id bigint not null references member,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- 'signed_out' or 'replaced'
  ended_why text
);
create index session_member on session (member_id) where ended_at is null;

create table login_key (
  kid text primary key,
  alg text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

create table login_failure (
  merchant text not null,
  name text not null,
  count integer not null,
  primary key (merchant, name)
);
