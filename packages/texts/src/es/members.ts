import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'Mi cuenta',
  'members.center.pages': 'Páginas del área de miembro',
  'members.security': 'Seguridad',
  'members.account': 'Cuenta',
  'members.since': 'Miembro desde',
  'members.memberNumber': 'Número de miembro',
  'members.password': 'Contraseña de acceso',
  'members.password.change': 'Cambiar la contraseña de acceso',
  'members.password.old': 'Contraseña anterior',
  'members.password.new': 'Contraseña nueva',
  'members.password.confirm': 'Repite la contraseña nueva',
  'members.password.done': 'La contraseña se ha cambiado',
  'members.payment': 'Clave de pago',
  'members.birthday.invalid': 'Introduce una fecha con el formato yyyy-MM-dd',
  'members.birthday.tooYoung': 'Debes tener {age} años',
  'fault.members.fixed': 'Esto solo se puede escribir una vez, contacta con atención al cliente',
  'members.payment.set': 'Creada',
  'members.payment.unset': 'Sin crear',
  'members.payment.hint': 'Seis dígitos. Protege cada retiro.',
  'members.payment.create': 'Crear una clave de pago',
  'members.payment.change': 'Cambiar la clave de pago',
  'members.payment.old': 'Clave de pago anterior',
  'members.payment.new': 'Clave de pago nueva',
  'members.payment.confirm': 'Repite la clave de pago nueva',
  'members.payment.done': 'La clave de pago se ha guardado',
  'members.payment.sixDigits': 'Introduce 6 caracteres: solo dígitos',
}
