// SPDX-License-Identifier: Apache-2.0
import { wordsOf } from './word.ts'

/** The suffix of a title in a series, and the feature that it promises. */
export const series: readonly { word: ReturnType<typeof wordsOf>[number]; feature: string | null }[] = [
  [
    'freespins',
    'Free Spins|免费旋转|ฟรีสปิน|Vòng Quay Miễn Phí|Putaran Gratis|フリースピン|Giros Gratis|Rodadas Grátis',
  ],
  [
    'holdandwin',
    'Hold and Win|锁定赢|โฮลด์แอนด์วิน|Giữ và Thắng|Tahan dan Menang|ホールド＆ウィン|Retén y Gana|Segure e Ganhe',
  ],
  ['cascades', 'Cascades|连消|คาสเคด|Thác Đổ|Runtuhan|カスケード|Cascadas|Cascatas'],
  ['respins', 'Respins|重转|รีสปิน|Quay Lại|Putar Ulang|リスピン|Regiros|Regiros'],
  ['jackpot', 'Jackpots|累积奖池|แจ็คพอต|Nổ Hũ|Jackpot|ジャックポット|Botes|Acumulados'],
  [
    'ways',
    'Endless Ways|无尽路数|เอนด์เลสเวย์|Muôn Lối|Jalur Tanpa Batas|エンドレスウェイズ|Mil Caminos|Mil Caminhos',
  ],
  ['multiplier', 'Multiplied|倍数版|ทวีคูณ|Nhân Bội|Berlipat|マルチプライド|Multiplicado|Multiplicado'],
  [null, 'Deluxe|豪华版|ดีลักซ์|Hảo Hạng|Deluxe|デラックス|de Lujo|de Luxo'],
  [null, 'II|II|II|II|II|II|II|II'],
  [null, 'III|III|III|III|III|III|III|III'],
  [null, 'Extra|加强版|เอ็กซ์ตร้า|Đặc Biệt|Ekstra|エクストラ|Extra|Extra'],
  [null, 'Express|快车版|เอ็กซ์เพรส|Tốc Hành|Ekspres|エクスプレス|Exprés|Expresso'],
].map(([feature, table]) => ({ word: wordsOf(table ?? '')[0]!, feature: feature ?? null }))
