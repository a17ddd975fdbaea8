// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'スロット、ライブカジノ、フィッシング、スポーツ、検証できる公正なオリジナルゲームを、1つのウォレットで。',
  'page.hot.description': '今日{site}で最も遊ばれているゲーム。',
  'page.games.title': '{type}',
  'page.games.description': '{site}の{type}：プロバイダーを選び、名前で探して、1つのウォレットで遊べます。',
  'page.providers.title': 'プロバイダー',
  'page.providers.description': '{site}にある1つのプロバイダーの全ゲーム。',
  'page.promotions.description': '{site}が会員に現在提供しているプロモーションとその条件。',
  'page.mall.description': '{site}の会員がポイントで交換できる景品。',
  'page.help.description': '{site}のよくある質問と回答。',
  'page.owned.description': '{site} の全会員の資産の合計と、会員が自分で確認できる証明。',
  'page.download.description': '{site}をスマートフォンへ。手順を順にご案内します。',
  'page.register.title': 'アカウント作成',
  'page.register.description': '{site}のアカウントを開設します。',
  'page.login.title': 'ログイン',
  'page.notFound.description': 'このアドレスにページはありません。',
}
