// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'एक ड्रॉ में {count} सही वाले सभी दांवों को मिलाकर अधिकतम {amount} मिलता है; उससे ऊपर वे इसे उस अनुपात में बांटते हैं जितना हर एक जीतता। इसलिए लंबे समय में यह दांव {least} % से {most} % तक लौटाता है।',
}
