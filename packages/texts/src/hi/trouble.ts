// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'फिर लोड करें',
  'trouble.region': 'पेज का यह हिस्सा नहीं दिखाया जा सका',
  'trouble.offline': 'आप ऑफ़लाइन हैं। जो दिख रहा है वह पुराना हो सकता है।',
  'trouble.online': 'आप फिर ऑनलाइन हैं',
  'trouble.update': 'साइट का नया संस्करण तैयार है',
  'trouble.offlinePage.title': 'आप ऑफ़लाइन हैं',
  'trouble.offlinePage.text': 'आपका बैलेंस और खुले राउंड सुरक्षित हैं। नेटवर्क लौटते ही यह पेज फिर खुलेगा।',
  'trouble.noScript': 'इस साइट के लिए JavaScript ज़रूरी है।',
  'trouble.notFound.search': 'गेम खोजें',
  'trouble.notFound.links': 'या यहाँ जाएँ',
}
