-- The name of the brand that every installation begins with, unless its operator has named it.
update merchant set name = 'First brand' where code = 'house1' and name = 'First house';
