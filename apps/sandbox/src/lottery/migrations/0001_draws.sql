-- Draws made by hand before their time. All others follow from the clock and are written down nowhere.
create table lottery_draw (
  node_id text not null,
  -- When it would have been drawn by the lottery's own time.
  due_at timestamptz not null,
  -- When it was.
  drawn_at timestamptz not null,
  primary key (node_id, due_at)
);

-- How far each lottery's own time is ahead of the clock.
create view lottery_ahead as
  select distinct on (node_id) node_id, due_at - drawn_at as ahead
  from lottery_draw order by node_id, due_at desc;
