/** Replaces packages that only the desk uses, in the image without a desk. */
module.exports = () => {
  throw new Error('This image has no desk: use the image "studio".');
};
