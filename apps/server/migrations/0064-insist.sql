-- Undoes the transaction in which it is asked unless what somebody insists on holds, so that such a question can travel
-- with the commit instead of being waited for.
create function insist(holds boolean) returns void language plpgsql as $$
begin
  if holds is not true then
    raise exception 'what was insisted on does not hold' using errcode = 'TS001';
  end if;
end $$;
