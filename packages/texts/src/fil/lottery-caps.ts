// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'Lahat ng taya na may {count} tama ay makakakuha ng hanggang {amount} sa kabuuan sa isang bunot; kapag lumampas, hahatiin ito ayon sa mapapanalunan sana ng bawat isa. Kaya sa katagalan, ibinabalik ng tayang ito ang {least} % hanggang {most} % ng mga taya.',
}
