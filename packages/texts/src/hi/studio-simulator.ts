// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'यहाँ दाँव इससे तेज़ नहीं लगाए जा सकते. आपका दाँव थोड़ी देर रुकेगा',
  'studio.crash.cashedOutAt': '{point}× पर कैश आउट',
  'studio.way.title': 'यह कैसे खेलता है',
  'studio.way.chosen': 'हर राउंड इस पेज पर चुने अनुसार',
  'studio.way.slot': 'हर स्पिन अपने सभी मुफ़्त स्पिन के साथ; कोई बोनस नहीं ख़रीदा जाता',
  'studio.way.pick': 'बोनस में जगहें पहली से शुरू करके उसके ख़त्म होने तक खोली जाती हैं',
  'studio.way.crash': '{point}× पर अपने आप कैश आउट',
  'studio.way.mines': 'ऊपर बाएँ से टाइल खोलता है; {count} के बाद कैश आउट',
  'studio.way.tower': 'हर मंज़िल की पहली टाइल लेता है; मंज़िल {count} के बाद कैश आउट',
  'studio.way.flip': 'चित चुनता है; सही अनुमानों के बाद कैश आउट: {count}',
  'studio.way.chicken': 'सड़क पार करता है; लेन {count} के बाद कैश आउट',
  'studio.way.pump': 'गुब्बारा फुलाता है; पंप के बाद कैश आउट: {count}',
  'studio.way.rps': 'पत्थर चुनता है, बराबरी पर फिर से; जीतों के बाद कैश आउट: {count}',
  'studio.way.hilo': 'ज़्यादा संभावित ओर चुनता है, इक्का और बादशाह छोड़ता है; सही अनुमानों के बाद कैश आउट: {count}',
  'studio.way.poker': 'सर्वोत्तम खेल: वही पत्ते रखता है जो औसतन सबसे ज़्यादा देते हैं',
  'studio.way.blackjack': 'बिना बीमे का सर्वोत्तम खेल; वापसी पहले दाँव की है, दोगुना और बाँटने के बाद',
}
