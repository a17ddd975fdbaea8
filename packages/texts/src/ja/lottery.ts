// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': '宝くじセンター',
  'lottery.one': '宝くじ',
  'lottery.vietnam': 'ベトナム宝くじ',
  'lottery.studios': '宝くじのプロバイダー',
  'lottery.draws': '抽選',
  'lottery.noDraws': '現在抽選はありません',
  'lottery.noDrawsHint': '宝くじが発売されると、抽選、結果、ベットがここに表示されます。',
  'lottery.unknown': 'この宝くじは発売していません',
  'lottery.unknownHint': 'この宝くじはありません。',
  'lottery.action': '宝くじのプロバイダーを見る',
  'lottery.all': 'すべての宝くじ',
  'lottery.lobby': 'ゲーム',
  'lottery.lobby.hint': 'すべてのゲームを1ページで。',
  'lottery.group.MB': '北部',
  'lottery.group.MT': '中部',
  'lottery.group.MN': '南部',
  'lottery.group.FAST': 'クイック抽せん',
  'lottery.group.KENO': 'キノ',
  'fault.lottery.unknownGame': 'この宝くじは見つかりません',
  'fault.lottery.unknownDraw': 'この抽せん回は見つかりません',
  'fault.lottery.notOnSale': 'この宝くじは現在販売していません',
  'fault.lottery.drawClosed': 'この抽せん回の受付は終了しました',
  'fault.lottery.wrongPick': '選択内容がこのベットの種類に合っていません',
  'fault.lottery.belowMinimum': '1口の最低賭け金は{min}です',
  'fault.lottery.aboveMaximum': '1口の最高賭け金は{max}です',
  'fault.lottery.shareUsed': 'この抽選で会員1人が持てる上限に達しました。賭け金を減らしてお試しください',
  'fault.lottery.drawFull': 'この抽せん回の受付上限に達しました。賭け金を減らしてください',
}
