// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    'ようこそ',
    '<p>お越しいただきありがとうございます。アカウントの準備ができ、疑似マネーが入っています。はじめての方によくある質問は<a href="/helpmc">ヘルプ</a>をご覧ください。</p>',
  ],
  'Set a payment password': [
    '出金パスワードを設定してください',
    '<p>すべての出金を守ります。会員センターの<b>セキュリティ</b>にあります。</p>',
  ],
  'Answer to your feedback': [
    'ご意見へのお返事',
    '<p>ご指摘ありがとうございます。最近のゲームの一覧は、再び直近の二十件を表示します。</p><blockquote><p>最近のゲームが十件で終わります。仕様でしょうか。</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    '火曜日の短いメンテナンス',
    '<p>サイト時刻の04:00から04:20まで、データベースを保守します。進行中のラウンドは先に終わらせます。</p>',
  ],
  'How to check a round': [
    'ラウンドの検証方法',
    '<ol><li>ベット履歴を開きます。</li><li>Tesseraオリジナルのラウンドを選びます。</li><li>チェックマークを押します。</li></ol><p>ページがシードから結果を計算します。計算はお使いのブラウザーで行われます。</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    'チームをひと目で',
    '<p>概要は、選んだ日数のチーム全体の数字を合計します。一覧には各アカウントが載り、検索もできます。</p>',
  ],
  'Pass money on within your team': [
    'チーム内で送金',
    '<p>チームの各アカウントの横に<b>送金</b>があります。送ったお金はすぐに届き、出金パスワードで守られます。</p>',
  ],
}
