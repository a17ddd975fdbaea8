// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': '說明',
  'help.center': '說明中心',
  'help.center.hint': '玩家最常問的問題，都在這裡。',
  'help.views': '說明或條款',
  'help.terms': '使用條款',
  'help.all': '全部說明主題',
  'help.topics': '主題',
  'help.search': '搜尋說明',
  'help.search.empty': '沒有相關主題',
  'help.search.emptyHint': '換個詞試試，或寫信給我們。',
  'help.found': '{count, plural, other {# 個主題}}',
  'help.empty': '暫無說明主題',
  'help.emptyHint': '寫信給我們，我們會回覆您。',
  'help.write': '寫信給我們',
  'help.terms.age.title': '年齡與帳戶',
  'help.terms.age':
    '您須年滿 {age} 歲，並已達到所在地的法定年齡。每人以本人姓名持有一個帳戶，並自行保管密碼。',
  'help.terms.money.title': '存款與提款',
  'help.terms.money':
    '存款須來自您本人的付款方式，提款只付至您本人名下的帳戶。付款前我們可能會核對您的身分。',
  'help.terms.play.title': '投注與結果',
  'help.terms.play': '投注自伺服器接受之時起有效，結果僅由伺服器產生。中斷的一局按其規則結算，或全額退還。',
  'help.terms.fair.title': '公平遊戲',
  'help.terms.fair': '禁止玩家串通、使用自動程式或利用系統錯誤。以此贏得的投注無效，帳戶可能被關閉。',
  'help.terms.limits.title': '量力而行',
  'help.terms.limits': '遊戲是為了娛樂。只用您輸得起的錢，不再開心時就停下來。寫信給我們，我們會幫您暫停。',
  'help.terms.data.title': '您的資料',
  'help.terms.data': '{site} 只儲存營運帳戶所需和法律要求的資料，絕不交給他人。',
}
