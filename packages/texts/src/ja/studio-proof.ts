// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'このラウンドの検証ファイルを保存',
  'studio.saved.about':
    'このラウンドと、それを再計算するすべてを含む1つのファイルです。サーバーもネットワークもなしに、どのブラウザーでも開けます。',
  'studio.saved.lead':
    'このファイルは、記録またはシードから当社のゲームのラウンドを再計算します。サーバーは不要で、ブラウザーはどこへの接続も許可しません。',
  'studio.saved.record': 'ラウンドの記録',
  'studio.saved.check': '記録を検証',
  'studio.saved.noRecord': 'これは当社のゲームのラウンドの記録ではありません。',
  'studio.simulator.title': 'シミュレーター',
  'studio.simulator.about':
    'このページの設定でブラウザー内で100万ラウンドをプレイし、結果を表示値と比べます。ベットは行わず、あなたのシードではなくブラウザーの乱数を使います。',
  'studio.simulator.play': '100万ラウンドをプレイ',
  'studio.simulator.stop': '停止',
  'studio.simulator.rounds': 'プレイしたラウンド',
  'studio.simulator.stated': '表示された還元率',
  'studio.simulator.measured': 'これらのラウンドの還元率',
  'studio.simulator.hits': '配当のあるラウンド',
  'studio.simulator.most': '最大倍率',
  'studio.simulator.within':
    '表示された還元率は、このラウンド数で偶然が残す±{band}パーセントポイントの範囲内にあります。',
  'studio.simulator.outside':
    '表示された還元率は±{band}パーセントポイントの範囲外です。千回のシミュレーションで約3回は偶然こうなります。もう100万ラウンドをプレイしてください。',
  'studio.simulator.failed': 'このブラウザーではシミュレーションを実行できませんでした。',
  'studio.simulator.chart': 'ラウンドの各区間後の還元率と、線で示した表示還元率',
}
