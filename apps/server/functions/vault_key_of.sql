-- The id of the key that a sealed text names as its own; null for texts from before they named one.
create or replace function vault_key_of(sealed bytea) returns text language sql immutable strict as $$
  select case when length(sealed) > 37 and get_byte(sealed, 0) = 1
    then encode(substr(sealed, 2, 8), 'hex') end
$$;
