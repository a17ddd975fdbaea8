alter table lottery_draw validate constraint lottery_draw_whole;
