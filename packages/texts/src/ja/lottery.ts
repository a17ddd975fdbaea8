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
  'lottery.unknownHint': 'アドレスの宝くじは取り扱っていません。',
  'lottery.action': '宝くじのプロバイダーを見る',
  'lottery.all': 'すべての宝くじ',
  'lottery.lobby': 'ゲーム',
  'lottery.lobby.hint': 'すべてのゲームを1ページで。',
}
