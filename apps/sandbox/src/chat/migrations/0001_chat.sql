-- Chats of members with the merchant, and of agents with the platform; each goes on for ever.
create table chat_room (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member,
  partner text not null check (partner in ('merchant', 'platform')),
  -- Of the latest launch, so that the desk answers in the right language and name.
  language text not null,
  brand text not null,
  -- Key of the chat page's address; a new launch replaces it.
  key text not null unique,
  key_until timestamptz not null,
  unique (member_id, partner)
);

create table chat_message (
  id bigint generated always as identity primary key,
  room_id bigint not null references chat_room,
  by_staff boolean not null,
  text text not null,
  sent_at timestamptz not null,
  -- When the other side saw it.
  read_at timestamptz
);
create index chat_message_room on chat_message (room_id, id);
create index chat_message_unread on chat_message (room_id) where read_at is null;
