// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    '歡迎',
    '<p>很高興您來。您的帳戶已就緒，裡面有遊戲幣。<a href="/helpmc">說明</a>回答了新玩家最常問的問題。</p>',
  ],
  'Set a payment password': [
    '請設定付款密碼',
    '<p>它守護每一筆提款。您可以在個人中心的<b>安全中心</b>裡找到它。</p>',
  ],
  'Answer to your feedback': [
    '對您回饋的答覆',
    '<p>感謝您的提醒。最近遊戲清單現在又顯示最近二十個了。</p><blockquote><p>我的最近遊戲只到十個。是故意的嗎？</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    '週二短暫維護',
    '<p>站台時間 04:00 至 04:20 我們維護資料庫。正在進行的局會先結束。</p>',
  ],
  'How to check a round': [
    '如何驗證一局',
    '<ol><li>打開投注紀錄。</li><li>選擇一局 Tessera 原創遊戲。</li><li>點按勾號。</li></ol><p>頁面會在您自己的瀏覽器裡用種子算出結果。</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    '團隊一覽',
    '<p>總覽會彙總您整個團隊在所選日期內的數據。各清單寫明每個帳戶，並且可以搜尋。</p>',
  ],
  'Pass money on within your team': [
    '在您的團隊內轉帳',
    '<p>團隊的每個帳戶旁邊都有<b>轉帳</b>。您轉出的款項即時到帳，由您的付款密碼保護。</p>',
  ],
}
