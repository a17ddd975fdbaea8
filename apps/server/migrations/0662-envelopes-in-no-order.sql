-- Which of the envelopes that are left a claim gets is drawn when it is made: the order of the shares says nothing before.
grant update (shares) on promotion_round to tessera_app;
