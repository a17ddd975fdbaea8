// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'सुझाव और शिकायत',
  'feedback.hint': 'हमें बताएँ कि क्या अच्छा है, क्या कमी है या क्या गड़बड़ हुई। हम सब कुछ पढ़ते हैं।',
  'feedback.type': 'यह किस बारे में है?',
  'feedback.type.suggestion': 'सुझाव',
  'feedback.type.complaint': 'शिकायत',
  'feedback.type.bug': 'कुछ काम नहीं कर रहा',
  'feedback.type.other': 'कुछ और',
  'feedback.content': 'आपका संदेश',
  'feedback.counter': '{most} में से {count}',
  'feedback.contact': 'आपसे कैसे संपर्क करें (वैकल्पिक)',
  'feedback.contact.hint': 'ईमेल पता या फ़ोन नंबर।',
  'feedback.images': 'तस्वीरें (वैकल्पिक)',
  'feedback.images.hint': '{count} तस्वीरें तक, PNG या JPG, हर एक {size} MB तक।',
  'feedback.images.add': 'तस्वीरें जोड़ें',
  'feedback.images.remove': '{name} हटाएँ',
  'feedback.images.wrong': '{name} PNG या JPG तस्वीर नहीं है',
  'feedback.images.tooLarge': '{name} {size} MB से बड़ी है',
  'feedback.images.tooMany': '{count} से ज़्यादा तस्वीरें नहीं',
  'feedback.send': 'भेजें',
  'feedback.done': 'धन्यवाद। आपका संदेश हमें मिल गया है।',
  'feedback.required': 'कृपया अपना संदेश लिखें',
  'feedback.length': 'संदेश {least} से {most} अक्षरों का होना चाहिए',
}
