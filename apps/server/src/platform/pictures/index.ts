// SPDX-License-Identifier: Apache-2.0
export { createPictures } from './create-pictures.ts'
export type { Picture, PictureSize, Pictures } from './create-pictures.ts'
export type { PictureKind, PictureSpecs } from './picture-kinds.ts'
export { createPictureQueue, isPicturesBusy } from './picture-queue.ts'
export type { PictureFormat } from './raster.ts'
