export default { path: "/", title: "Home x", description: "d" };
