/** Types that the file chooser offers for a picture; the extensions are for devices that know no types. */
export const PICTURE_TYPES = 'image/png,image/jpeg,.png,.jpeg,.jpg';

/** Whether it claims to be a png or jpeg. */
export const isPicture = ({ type, name }: File) =>
  type === 'image/png' || type === 'image/jpeg' || (type === '' && /\.(png|jpe?g)$/i.test(name));
