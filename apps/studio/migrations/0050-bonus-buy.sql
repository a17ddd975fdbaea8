-- Whether the operator's brand allows to buy the bonus of a slot.
alter table studio.launch add column bonus_buy boolean not null default false;
alter table studio.session add column bonus_buy boolean not null default false;
