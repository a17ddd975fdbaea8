/** The one merchant of this installation (D-15). */
export const merchantCode = 'house1'
