// SPDX-License-Identifier: Apache-2.0
import type { messages as source } from '../en/messages.ts'
import type { Translated } from '../translated.ts'

/** Banners and notices. */
export const messages: Translated<typeof source> = {
  'messages.banners': 'Ofertas y novedades',
  'messages.banner.of': '{number} de {total}',
  'messages.banner.pause': 'Pausar los banners',
  'messages.banner.play': 'Reanudar los banners',
  'messages.banner.show': 'Mostrar el banner {number}',
  'messages.notices': 'Avisos',
  'messages.notices.all': 'Ver los avisos',
  'messages.notices.pinned': 'Fijado',
  'messages.notices.empty': 'Aún no hay avisos',
  'messages.notices.previous': 'Aviso anterior',
  'messages.notices.next': 'Aviso siguiente',
  'messages.notices.of': '{number} de {total}',
  'messages.publicity': 'Novedades',
  'messages.publicity.more': 'Más noticias ({count})',
  'messages.leave.title': 'Estás saliendo de este sitio',
  'messages.leave.text': 'Este enlace lleva a {host}, que no es nuestro.',
  'messages.leave.go': 'Abrir el enlace',
  'messages.leave.stay': 'Quedarme aquí',
  'messages.answer.title': 'Respuesta a tu opinión',
  'fault.messages.contentEmpty': 'Escribe un mensaje',
  'fault.messages.contentLength': 'El mensaje debe tener entre {min} y {max} palabras',
  'fault.messages.changedElsewhere':
    'Otra persona lo ha cambiado mientras tanto. Vuelve a cargarlo y repite tu cambio.',
  'fault.messages.pageTaken': 'Otro elemento está publicado como esta página. Archívalo primero.',
  'fault.messages.nothingPublished': 'De este elemento aún no se ha publicado nada',
  'fault.messages.noSuchPicture': 'Una imagen de este elemento no está en la biblioteca o es de otro tipo',
  'fault.messages.pictureNotReadable': 'Este archivo no se puede leer como imagen',
  'fault.messages.pictureWrongKind': 'Solo se aceptan imágenes {formats}',
  'fault.messages.pictureOtherName': 'El nombre dice {named}, pero esta imagen es {found}',
  'fault.messages.pictureTooLarge': 'Una imagen puede tener como máximo 5 MB',
  'fault.messages.pictureTooManyPixels': 'Una imagen puede tener como máximo 40 megapíxeles',
  'fault.messages.pictureTooSmall':
    'Esta imagen es demasiado pequeña: necesita al menos {width} por {height} píxeles',
  'fault.messages.pictureInUse': 'Esta imagen está en uso: {items}',
  'fault.messages.tooManyFeedbacks': 'Ya has enviado varias. Inténtalo de nuevo en diez minutos.',
  'fault.messages.tooManyPictures':
    'Ya son suficientes imágenes por hoy. Envíalo sin imágenes o inténtalo mañana.',
  'fault.messages.libraryFull':
    'La biblioteca de esta marca está llena: tiene {most} imágenes. Borra las que no se usen.',
  'fault.messages.alreadyAnswered': 'Esta opinión ya tiene respuesta',
  'fault.messages.nobodyToAnswer': 'La envió un visitante: no hay bandeja de entrada a la que responder',
  'fault.messages.noSuchMember': 'No existe ese miembro',
}
