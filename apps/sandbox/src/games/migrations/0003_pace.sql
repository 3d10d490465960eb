-- Start of a player's latest round of a game, in whatever launch, where a regulator asks rounds to last.
create table game_pace (
  merchant text not null,
  member_id bigint not null,
  node_id text not null,
  purse text not null,
  started_at timestamptz not null,
  primary key (merchant, member_id, node_id, purse)
);
