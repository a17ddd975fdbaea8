-- What a name of an account (username_key) looks like: letters and digits that can be taken for one another are one, such as I, l
-- and 1, and Cyrillic and Greek letters that look Latin. The same as the rule `nameSkeleton`; stored, so other letters need a
-- new name.
create or replace function member_name_skeleton(p_key text) returns text language sql immutable parallel safe as $$
  select translate(p_key, 'i1|!ıіιӏ0оοаαеεсрρуυхχјѕһнηԁԛԝɡкκмμтτвβνζ', 'lllllllloooaaeecppyyxxjshhhdqwgkkmmttbbvz')
$$;
