// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'फुटबॉल',
  'bets.sport.basketball': 'बास्केटबॉल',
  'bets.sport.tennis': 'टेनिस',
  'bets.sport.esports': 'ई-स्पोर्ट्स',
  'bets.sport.cockfight': 'मुर्गों की लड़ाई',
  'bets.sport.mixed': 'कई खेल',
  'sportsbook.review.waiting': 'यह दाँव बड़ा है। हम इसे अधिकतम {time} तक देख रहे हैं',
  'sportsbook.review.offer': 'हम इसके बदले यह देते हैं, {time} तक',
  'sportsbook.review.stake': 'दाँव {amount}',
  'sportsbook.review.odds': 'ऑड्स {odds}',
  'sportsbook.review.accept': 'स्वीकार करें',
  'sportsbook.review.decline': 'दाँव वापस लें',
  'sportsbook.refused.review': 'हमने यह दाँव स्वीकार नहीं किया',
  'sportsbook.refused.declined': 'आपने हमारा प्रस्ताव ठुकराया',
  'fault.sportsbook.reviewOver': 'इस दाँव पर निर्णय हो चुका है',
  'fault.sportsbook.badOffer': 'कम दाँव या अभी से ज़्यादा न होने वाले ऑड्स दें',
  'fault.sportsbook.notOver': 'यह आयोजन समाप्त नहीं हुआ है',
  'fault.sportsbook.badResult': 'यह परिणाम नहीं हो सकता: {problem}',
  'fault.sportsbook.sameResult': 'यही पहले से मान्य है',
  'fault.sportsbook.entryOpen': 'इस आयोजन की एक और प्रविष्टि खुली है। पहले उसकी पुष्टि करें या हटाएँ',
  'fault.sportsbook.entryState': 'यह प्रविष्टि अब बदली नहीं जा सकती',
}
