// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const notices: PageWords = {
  'This site plays with play money': [
    '本站使用遊戲幣',
    '<p>這裡的所有餘額都是沙盒銀行的遊戲幣，不涉及真實輸贏。</p>',
  ],
  'Play within your limits': [
    '量力而行',
    '<p>開始之前，先決定投入多少、玩多久。<a href="/helpmc">理性遊戲</a>說明我們如何幫您暫停。</p>',
  ],
  'We never ask for your password': [
    '我們絕不詢問您的密碼',
    '<p>本站任何人都不會詢問您的登入密碼或付款密碼：郵件裡不會，聊天裡不會，電話裡也不會。誰這樣問，誰就不是我們的人。</p>',
  ],
  'How to check a round': [
    '如何驗證一局',
    '<p>打開投注紀錄，選擇一局 Tessera 原創遊戲，點按勾號。更換種子之後，頁面會在您自己的瀏覽器裡重新計算這一局。</p>',
  ],
  'Withdrawals are held at once': [
    '提款即時凍結',
    '<p>您一提交提款，該金額立即凍結，經工作人員批準後付款。到帳後請確認：這樣雙方都可結案。</p>',
  ],
  'Short maintenance on Tuesday': [
    '週二短暫維護',
    '<p>網站時間 <b>04:00 至 04:20</b>，我們將維護資料庫。進行中的牌局會先結束；餘額不受影響。</p>',
  ],
  'A quicker lobby': [
    '大廳更快了',
    '<p>從遊戲返回時，遊戲清單會記得您的位置；搜索時多打一個字母也沒關係。</p>',
  ],
  'Write down your payment password': [
    '請記好付款密碼',
    '<p>它是六位數字，保護每一筆提款。客服無法查看；只有確認是您本人後，才能重新設定。</p>',
  ],
  'Dark or light': ['深色或淺色', '<p>頁首的開關可以立即改變整個網站的外觀，本裝置會記住您的選擇。</p>'],
  'Statements for your own books': [
    '您的帳目明細',
    '<p>帳戶紀錄列出每一筆餘額變動及變動後的餘額。選擇日期，翻頁查看即可。</p>',
  ],
  'One person, one account': [
    '一人一戶',
    '<p>請只使用一個帳戶。同一人的第二個帳戶會被關閉，其在優惠中贏得的金額將被收回。</p>',
  ],
  'Welcome to the new site': [
    '歡迎來到新家',
    '<p>我們搬家了。一切都在老地方，有幾樣還換到了更好的位置。若少了什麼，請用每頁底部的<b>意見回饋</b>告訴我們。</p>',
  ],
  'The night site uses play money': ['夜間平台使用遊戲幣', '<p>不涉及真實輸贏。</p>'],
  'Opening hours': ['開放時間', '<p>沒有打烊的時候，我們一直開著。</p>'],
  'One account for this site': ['本站需單獨開戶', '<p>其他品牌的帳戶在這裡不能使用，請重新註冊。</p>'],
}

export const popups: PageWords = {
  'Good to see you': [
    '很高興見到您',
    '<h3>請知悉三件事</h3><ul><li><b>這裡是遊戲幣。</b>不涉及真實輸贏。</li><li><b>每一局都能驗證。</b>Tessera 原創遊戲在您投注之前就公示種子雜湊。</li>' +
      '<li><b>您的紀錄完整無缺。</b>每一注都在，附有編號和餘額。</li></ul><p class="center"><a href="/inhouse">看看原創遊戲</a></p>',
  ],
  'Take a break whenever you like': [
    '想休息就休息',
    '<p>遊戲是為了開心。當它不再開心時：</p><ol><li>在您的帳戶中打開<a href="/?center=saferPlay">負責任博彩</a>。</li><li>為存款、投注、虧損或遊戲時間設定限額。調低的限額立即生效。</li><li>休息最長六週，或自我排除更長時間。您的餘額始終屬於您。</li></ol><blockquote>事先定下的限額，比事後定下的更容易遵守。</blockquote>',
  ],
  'Welcome to the night': [
    '歡迎來到夜晚',
    '<p class="lead">調暗燈光，慢慢來。</p><p><a href="/inhouse">從我們自家的遊戲開始</a></p>',
  ],
}
