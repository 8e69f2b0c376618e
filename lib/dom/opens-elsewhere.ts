/** Whether a click on a link leaves the page as it is: with these keys, the browser opens or saves the link's page elsewhere. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
