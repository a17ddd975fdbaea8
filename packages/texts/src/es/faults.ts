// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'No se pudo leer la solicitud',
  'fault.call.invalid': 'Algunos valores no son correctos',
  'fault.call.badBrand': 'Marca desconocida',
  'fault.call.encryptionRequired': 'Esta solicitud debe enviarse cifrada',
  'fault.call.badEncryption': 'No se pudieron abrir los datos cifrados',
  'fault.call.unauthorized': 'No has iniciado sesión, entra en tu cuenta',
  'fault.call.forbidden': 'No tienes permiso para hacer esto',
  'fault.call.notFound': 'No hay nada en esta dirección',
  'fault.call.wrongMethod': 'Esta dirección no acepta ese tipo de solicitud',
  'fault.call.requestReused': 'Este número de solicitud ya se usó para otra cosa',
  'fault.call.tooLarge': 'La solicitud es demasiado grande',
  'fault.call.wrongContentType': 'Este tipo de contenido no se lee aquí',
  'fault.call.tooManyRequests': 'Demasiadas solicitudes, inténtalo de nuevo en un minuto',
  'fault.call.unexpected': 'Algo falló por nuestra parte. Referencia {reference}',
  'fault.call.unavailable': 'El servicio no está disponible ahora, inténtalo de nuevo en un momento',
  'fault.field.unknown': 'Campo desconocido',
  'fault.field.required': 'Este campo no puede quedar vacío',
  'fault.field.invalid': 'Este valor no es correcto',
  'fault.maintenance': 'El sitio está en mantenimiento',
  'fault.site.invalidUrl': 'Dirección no válida, contacta con atención al cliente',
  'fault.site.ipBlocked': 'Acceso restringido',
  'fault.site.regionRestricted': 'El sitio no está disponible donde te encuentras',
  'fault.backoffice.settingChanged': 'Otra persona lo ha cambiado mientras tanto: {names}. Revísalo de nuevo',
  'fault.backoffice.noBrand': 'No existe esa marca',
  'fault.backoffice.codeRequired': 'Introduce el código de tu app de autenticación',
  'fault.backoffice.ownRequest': 'Lo has pedido tú; decide otro operador',
  'fault.backoffice.requestOver': 'Esta solicitud ya se decidió o ha caducado',
  'fault.backoffice.requestWaiting': 'Ya se ha pedido lo mismo y espera una decisión',
  'fault.backoffice.noMember': 'No existe ese miembro',
  'fault.backoffice.noAgent': 'En esta marca no hay ningún agente activo con ese nombre',
  'fault.backoffice.noUpline': 'Un agente general o una cuenta de prueba no tiene superior',
  'fault.backoffice.hasUpline': 'Los contratos de este agente los ofrece su superior, no el operador',
  'fault.backoffice.kindOff': 'Este tipo de contrato está desactivado en esta marca',
  'fault.backoffice.uplineCircle': 'Una cuenta no puede estar por debajo de sí misma ni de su propio equipo',
  'fault.agents.lineTooDeep': 'Una línea puede tener como máximo 50 niveles',
  'fault.backoffice.moveWaiting': 'Ya hay un traslado previsto para esta cuenta. Cancélalo primero',
  'fault.backoffice.lineBlocked': 'Esta línea ya está bloqueada',
  'fault.backoffice.lineNotBlocked': 'Esta línea no tiene un bloqueo propio',
  'fault.backoffice.noMove': 'No hay ningún traslado previsto para esta cuenta',
  'fault.backoffice.noRank': 'Una cuenta de prueba no tiene nivel',
  'fault.backoffice.noHost': 'No existe ese dominio',
  'fault.backoffice.noChange': 'No existe ese cambio',
  'fault.backoffice.brandTaken': 'Otra marca ya tiene este código',
  'fault.backoffice.hostTaken': 'Este dominio ya está en uso',
  'fault.backoffice.vendorAway': 'El proveedor no envía ahora su lista de juegos',
  'fault.backoffice.noList':
    'Los proveedores de demostración comparten esta cuenta; no tiene lista de juegos propia',
  'fault.backoffice.firstBrand': 'La primera marca no se puede cerrar',
}
