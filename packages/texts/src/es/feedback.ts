// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'Opiniones',
  'feedback.hint': 'Cuéntanos qué está bien, qué falta o qué salió mal. Leemos cada mensaje.',
  'feedback.type': '¿De qué se trata?',
  'feedback.type.suggestion': 'Sugerencia',
  'feedback.type.complaint': 'Queja',
  'feedback.type.bug': 'Algo no funciona',
  'feedback.type.other': 'Otro asunto',
  'feedback.content': 'Tu mensaje',
  'feedback.counter': '{count} de {most}',
  'feedback.contact': 'Cómo podemos contactarte (opcional)',
  'feedback.contact.hint': 'Un correo electrónico o un número de teléfono.',
  'feedback.images': 'Imágenes (opcional)',
  'feedback.images.hint': 'Hasta {count} imágenes, PNG o JPG, de {size} MB cada una.',
  'feedback.images.add': 'Añadir imágenes',
  'feedback.images.remove': 'Quitar {name}',
  'feedback.images.wrong': '{name} no es una imagen PNG o JPG',
  'feedback.images.tooLarge': '{name} pesa más de {size} MB',
  'feedback.images.tooMany': 'No más de {count} imágenes',
  'feedback.send': 'Enviar',
  'feedback.done': 'Gracias. Tu mensaje ha llegado.',
  'feedback.required': 'Escribe un mensaje',
  'feedback.length': 'El mensaje debe tener entre {least} y {most} palabras',
}
