// In the place of a module that the browser does not need.
export default {};
