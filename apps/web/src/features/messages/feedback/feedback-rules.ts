// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'

export const leastCharacters = 10
export const mostCharacters = 500
export const mostPictures = 3
export const mostMegabytes = 5
export const pictureTypes = ['image/png', 'image/jpeg'] as const
export const feedbackTypes = ['suggestion', 'complaint', 'bug', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** What is wrong with a feedback; undefined if it can be sent. */
export function contentProblem(content: string): string | undefined {
  const { length } = content.trim()
  if (length === 0) return t('feedback.required')
  return length < leastCharacters || length > mostCharacters
    ? t('feedback.length', { least: leastCharacters, most: mostCharacters })
    : undefined
}

/** A file in the form that the call accepts: base64. */
export function fileToText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })
}
