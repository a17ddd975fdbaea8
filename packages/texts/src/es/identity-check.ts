// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'Verificación de identidad',
  'identityCheck.intro':
    'Muéstranos con fotos de un documento quién eres. Solo las ve el personal autorizado, y cada consulta queda registrada. Borramos las fotos {days, plural, one {# día} many {# días} other {# días}} después de nuestra decisión.',
  'identityCheck.proof.identity': 'Quién eres',
  'identityCheck.proof.address': 'Dónde vives',
  'identityCheck.state.none': 'Sin enviar',
  'identityCheck.state.waiting': 'En revisión',
  'identityCheck.state.accepted': 'Aceptado',
  'identityCheck.state.refused': 'Rechazado',
  'identityCheck.state.expired': 'Caducado',
  'identityCheck.sent': 'Enviado {time}',
  'identityCheck.until': 'Válido hasta {time}',
  'identityCheck.kind': 'Documento',
  'identityCheck.kind.passport': 'Pasaporte',
  'identityCheck.kind.identityCard': 'Documento de identidad, anverso y reverso',
  'identityCheck.kind.drivingLicence': 'Permiso de conducir, anverso y reverso',
  'identityCheck.kind.proofOfAddress': 'Factura, extracto bancario o carta oficial',
  'identityCheck.pictures': 'Fotos',
  'identityCheck.pictures.hint':
    'Número de fotos: {count}. PNG o JPG, de {size} MB como máximo cada una. Deben verse todas las esquinas y leerse cada palabra.',
  'identityCheck.send': 'Enviar documento',
  'identityCheck.done': 'Gracias. Veremos tu documento y te escribiremos.',
  'identityCheck.takeBack': 'Retirar',
  'identityCheck.takenBack': 'Has retirado tu documento',
  'identityCheck.reason.unreadable':
    'No podemos leerlo. Haz una foto nítida con buena luz y envíala de nuevo.',
  'identityCheck.reason.incomplete': 'Falta una parte. Envíalo entero, con todos los lados y esquinas.',
  'identityCheck.reason.wrongDocument': 'Es un documento distinto del que elegiste. Envía uno de la lista.',
  'identityCheck.reason.expired': 'Ya no es válido. Envía uno vigente.',
  'identityCheck.reason.otherName':
    'Muestra un nombre distinto del de tu cuenta. Envía tu propio documento o escribe a atención al cliente.',
  'identityCheck.reason.notGenuine':
    'No podemos aceptarlo como auténtico. Envía el original o escribe a atención al cliente.',
  'identityCheck.reason.underAge':
    'No tienes edad suficiente para jugar aquí, por eso tu cuenta está cerrada.',
  'mail.document.accepted': 'Tu documento está aceptado',
  'mail.document.refused': 'Tu documento está rechazado',
  'mail.document.thanks': 'Gracias. No tienes que hacer nada más.',
  'fault.compliance.documentPictures': 'Añade todas las fotos que necesita este documento',
  'fault.compliance.documentWaiting': 'Ya estamos revisando un documento tuyo. Puedes retirarlo.',
  'fault.compliance.documentsToday': 'Hoy has enviado muchos documentos. Inténtalo mañana.',
  'fault.compliance.documentDecided': 'Este documento ya está decidido',
  'fault.compliance.needDocument':
    'Antes de este retiro necesitamos un documento que muestre quién eres. Envíalo en la verificación de identidad; tu dinero sigue en tu cuenta.',
  'fault.backoffice.underAge':
    'Esta fecha de nacimiento no alcanza la edad mínima. Rechaza el documento por minoría de edad.',
  'fault.compliance.flagClosed': 'Este aviso ya está cerrado',
  'fault.backoffice.notLower': 'Este límite es mayor que el vigente',
}
