// SPDX-License-Identifier: Apache-2.0
/**
 * The bytes of a file as base64, in which the platform accepts pictures. Rejects if the file cannot be read.
 */
export function readBase64(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).replace(/^data:[^,]*,/, ''))
    reader.onerror = () => fail(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })
}
