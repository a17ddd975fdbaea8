-- The language that a member spoke when they opened a deposit: their payment page speaks it, whatever browser opens it.
alter table deposit add column language text
  constraint deposit_language_check check (length(language) between 1 and 10);
