-- The languages that a vendor's games speak: our code, as in the language header, to its name on the vendor's wire, such
-- as {"TH": "th"}. A language that is not here is asked for as English.
alter table vendor_account add column languages jsonb not null default '{}' check (jsonb_typeof(languages) = 'object');
