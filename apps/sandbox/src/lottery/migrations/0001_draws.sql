-- Draws that were triggered early. All others follow from the clock and are not stored.
create table lottery_draw (
  node_id text not null,
  -- Scheduled time of the draw.
  due_at timestamptz not null,
  -- Actual time of the draw.
  drawn_at timestamptz not null,
  primary key (node_id, due_at)
);

-- Offset of each lottery's schedule ahead of the clock.
create view lottery_ahead as
  select distinct on (node_id) node_id, due_at - drawn_at as ahead
  from lottery_draw order by node_id, due_at desc;
