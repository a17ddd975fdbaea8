-- Draws that nobody bet on follow the setting lottery.feed; the guard of draws refuses it for all others.
grant update (numbers_from) on lottery_draw to tessera_app;
